/** Short sounds, made on the spot: nothing is loaded, nothing plays unless it is switched on. */

interface Tone {
  wave: OscillatorType | "noise";
  from: number;
  to: number;
  length: number;
  loud: number;
}

const TONES: Record<string, Tone[]> = {
  card: [{ wave: "noise", from: 2600, to: 1200, length: 0.07, loud: 0.25 }],
  slide: [{ wave: "noise", from: 900, to: 1700, length: 0.14, loud: 0.2 }],
  leaf: [{ wave: "noise", from: 4200, to: 2600, length: 0.16, loud: 0.12 }],
  stone: [
    { wave: "sine", from: 150, to: 70, length: 0.16, loud: 0.7 },
    { wave: "noise", from: 700, to: 300, length: 0.08, loud: 0.3 },
  ],
  step: [{ wave: "sine", from: 320, to: 210, length: 0.09, loud: 0.4 }],
  chime: [
    { wave: "sine", from: 880, to: 880, length: 0.5, loud: 0.22 },
    { wave: "sine", from: 1320, to: 1320, length: 0.6, loud: 0.14 },
  ],
  bell: [
    { wave: "triangle", from: 660, to: 660, length: 0.8, loud: 0.3 },
    { wave: "sine", from: 1650, to: 1650, length: 0.9, loud: 0.12 },
  ],
  low: [{ wave: "triangle", from: 220, to: 130, length: 0.35, loud: 0.35 }],
  whisper: [{ wave: "noise", from: 1800, to: 5200, length: 0.4, loud: 0.08 }],
  turn: [
    { wave: "triangle", from: 523, to: 523, length: 0.25, loud: 0.3 },
    { wave: "triangle", from: 784, to: 784, length: 0.5, loud: 0.25 },
  ],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

export function play(name: string, delay = 0, volume = 0.6): void {
  const tones = TONES[name];
  if (!tones) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const begin = context.currentTime + delay / 1000;
  for (const tone of tones) sounding(context, tone, begin, volume);
}

function sounding(context: AudioContext, tone: Tone, begin: number, volume: number): void {
  const loud = context.createGain();
  loud.gain.setValueAtTime(tone.loud * volume, begin);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + tone.length);
  loud.connect(context.destination);
  if (tone.wave === "noise") {
    hiss ??= noise(context);
    const source = context.createBufferSource();
    const band = context.createBiquadFilter();
    source.buffer = hiss;
    source.loop = true;
    band.type = "bandpass";
    band.frequency.setValueAtTime(tone.from, begin);
    band.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.length);
    source.connect(band).connect(loud);
    source.start(begin);
    source.stop(begin + tone.length);
    return;
  }
  const source = context.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.length);
  source.connect(loud);
  source.start(begin);
  source.stop(begin + tone.length);
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
