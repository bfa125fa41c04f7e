/** Questions and requests to the server: every answer is what was asked for, or a fault in words. */
import type {
  Account,
  Components,
  Device,
  Entry,
  Fault,
  GameSheet,
  Invitation,
  LayTable,
  LogIn,
  Me,
  Message,
  Mute,
  Notes,
  NoticeSettings,
  NoticeWishes,
  Order,
  Policies,
  Policy,
  Position,
  PushKey,
  Register,
  Said,
  ScoreSheet,
  Statistics,
  Subscribe,
  TableList,
  TableSummary,
  TakePart,
  Talk,
  Trial,
  Update,
  Verified,
} from "./types";

/** What went wrong, as a message that can be shown. */
export class Refused extends Error {
  readonly fault: Fault;
  readonly status: number;

  constructor(fault: Fault, status: number) {
    super(fault.message.key);
    this.fault = fault;
    this.status = status;
  }
}

export function faultOf(key: string, args: Message["args"] = {}): Fault {
  return { type: "fault", message: { key, args, rule: "" }, reasons: [] };
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refused(faultOf("web-fault-unreachable"), 0);
  }
  const text = await response.text();
  let body: unknown;
  try {
    body = text === "" ? null : JSON.parse(text);
  } catch {
    throw new Refused(faultOf("web-fault-unreadable"), response.status);
  }
  if (!response.ok) {
    const isFault = typeof body === "object" && body !== null && "message" in body;
    throw new Refused(isFault ? (body as Fault) : faultOf("web-fault-unreadable"), response.status);
  }
  return body as T;
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

function put<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameSheet[]>("/api/games"),
  components: (game: string, catalogue = "") =>
    ask<Components>(`/api/games/${game}/components${catalogue ? `?catalogue=${catalogue}` : ""}`),
  me: () => ask<Me>("/api/me"),
  comeIn: (name: string) => post<Me>("/api/guests", { name }),
  register: (wish: Register) => post<Me>("/api/accounts", wish),
  logIn: (wish: LogIn) => post<Me>("/api/sessions", wish),
  account: () => ask<Account>("/api/me/account"),
  rename: (name: string) => put<Me>("/api/me/name", { name }),
  changePassword: (password: string, next: string) => put<Me>("/api/me/password", { password, new: next }),
  changeEmail: (password: string, email: string) => put<Account>("/api/me/email", { password, email }),
  changeLanguage: (language: Account["language"]) => put<Account>("/api/me/language", { language }),
  devices: () => ask<Device[]>("/api/me/sessions"),
  endSession: (session: string) => ask<Me>(`/api/me/sessions/${session}`, { method: "DELETE" }),
  statistics: () => ask<Statistics>("/api/me/statistics"),
  notices: () => ask<NoticeSettings>("/api/me/notices"),
  setNotices: (wishes: NoticeWishes) => put<NoticeSettings>("/api/me/notices", wishes),
  pushKey: () => ask<PushKey>("/api/push-key"),
  subscribe: (wish: Subscribe) => post<NoticeSettings>("/api/me/subscriptions", wish),
  unsubscribe: (endpoint: string) => post<NoticeSettings>("/api/me/subscriptions/end", { endpoint }),
  goodbye: (password: string) => post<Me>("/api/me/goodbye", { password }),
  tables: (scope: "open" | "mine", before = "") =>
    ask<TableList>(`/api/tables?scope=${scope}${before ? `&before=${before}` : ""}`),
  lay: (wish: LayTable) => post<Update>("/api/tables", wish),
  show: (id: string, seat = -1) => ask<Update>(`${table(id)}${seat >= 0 ? `?seat=${seat}` : ""}`),
  summary: (id: string) => ask<TableSummary>(`${table(id)}/summary`),
  sit: (id: string, seat: number, key: string, name: string) =>
    post<Update>(`${table(id)}/sit`, { seat, key, ...(name ? { name } : {}) }),
  leave: (id: string) => post<Update>(`${table(id)}/leave`),
  begin: (id: string) => post<Update>(`${table(id)}/begin`),
  position: (id: string, known: number, seat: number) => ask<Position>(`${table(id)}/positions/${known}?seat=${seat}`),
  verification: (id: string) => ask<Verified>(`${table(id)}/verification`),
  scores: (id: string) => ask<ScoreSheet>(`${table(id)}/scores`),
  policies: (id: string, seat: number) => ask<Policies>(`${table(id)}/policies?seat=${seat}`),
  setPolicies: (id: string, seat: number, policies: Policy[]) =>
    put<Policies>(`${table(id)}/policies?seat=${seat}`, { policies }),
  tryPolicies: (game: string, policies: Policy[]) => post<Trial[]>("/api/policies/try", { game, policies }),
  talk: (id: string, after: number) => ask<Talk>(`${table(id)}/talk?after=${after}`),
  speak: (id: string, text: string) => post<Said>(`${table(id)}/talk`, { text }),
  takePart: (wants: boolean) => put<TakePart>("/api/me/talk", { takes_part: wants }),
  mute: (person: string, muted: boolean) => put<Mute>("/api/me/mutes", { person, muted }),
  report: (id: string, number: number) => post<null>(`${table(id)}/reports`, { number }),
  notes: (id: string) => ask<Notes>(`${table(id)}/notes`),
  setNotes: (id: string, text: string) => put<Notes>(`${table(id)}/notes`, { text }),
  comeBack: (id: string, seat: number) => post<Update>(`${table(id)}/return?seat=${seat}`),
  rematch: (id: string) => post<Update>(`${table(id)}/rematch`),
  links: (id: string) => ask<Invitation[]>(`${table(id)}/links`),
  order: (id: string, order: Order) => post<Update>(`${table(id)}/orders`, order),
  entries: (id: string, seat: number, after: number, most: number) =>
    ask<Entry[]>(`${table(id)}/entries?seat=${seat}&after=${after}&most=${most}`),
};
