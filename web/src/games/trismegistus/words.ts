/** The Fluent files in which the table and the box of Trismegistus are worded. */
export const WORDS = [
  "trismegistus",
  "trismegistus-play",
  "trismegistus-effects",
  "trismegistus-bot",
  "trismegistus-experiments",
  "trismegistus-artifacts",
  "trismegistus-books",
  "trismegistus-laboratories",
  "web-trismegistus",
];
