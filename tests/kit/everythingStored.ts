/** Runs in the page: everything its origin stores outside the demo server's database, as one text. */
export async function everythingStored(): Promise<string> {
  const said = (value: unknown): string => {
    try {
      return JSON.stringify(value) ?? ''
    } catch {
      return ''
    }
  }
  const held: string[] = [
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    document.title,
    location.href,
    said(history.state),
    window.name,
    document.cookie,
    said(Object.entries(localStorage)),
    said(Object.entries(sessionStorage)),
  ]
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      // The app's own files contain the demo seed, but no member's data.
      const isFile = /\.(js|css|html|svg|png)(\?|$)|\/$/.test(request.url)
      held.push(request.url, isFile || !answer ? '' : await answer.text())
    }
  }
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('unreadable'))
    })
  for (const { name = '' } of await indexedDB.databases()) {
    if (name === 'portal-demo-server') continue
    const db = await settled(indexedDB.open(name))
    for (const store of db.objectStoreNames)
      held.push(said(await settled(db.transaction(store).objectStore(store).getAll())))
    db.close()
  }
  return held.join('\n')
}
