/*
 * Answers for one saved trip, whose address is the scope. It asks the network first, keeps nothing
 * itself, and shows what was saved where no answer comes.
 */
const PATIENCE_MS = 5000;
const cacheName = `trip ${new URL(registration.scope).pathname}`;

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(`${location.origin}/`)) {
    event.respondWith(answer(event.request));
  }
});

async function answer(request) {
  const fetched = fetch(request).then((response) => {
    if (response.status >= 500) throw response;
    return response;
  });
  try {
    return await Promise.race([fetched, afterPatience(request)]);
  } catch (failure) {
    const saved = await findSaved(request);
    if (saved) return saved;
    if (failure instanceof Response) return failure;
    throw failure;
  }
}

/** What was saved, once the network has had its time. Never settles where nothing was. */
function afterPatience(request) {
  return new Promise((resolve) => {
    setTimeout(async () => {
      const saved = await findSaved(request);
      if (saved) resolve(saved);
    }, PATIENCE_MS);
  });
}

/** Of each picture one width is saved, under the address of its folder. */
function findSaved({ url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname.replace(/(\/[0-9a-f]{20}\/)\d+\.webp$/, '$1');
  return caches.match(address, { cacheName, ignoreVary: true });
}
