// Shows the notices the server pushes, and leads to the table they speak of. It keeps nothing and fetches nothing.
self.addEventListener("push", (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  const { title, body, tag, language, path } = notice;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang: language, icon: "/favicon.svg", data: { path } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? "/", self.location.origin);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window" });
      const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
      return there ? there.focus() : self.clients.openWindow(address.href);
    })(),
  );
});
