/** The little of a browser that a session asks for; to be imported before the page's own modules. */
const kept = new Map<string, string>([['trictrac.speed', 'instant']]);
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: kept.set.bind(kept),
  removeItem: kept.delete.bind(kept),
};
const matchMedia = () => ({ matches: false, addEventListener: () => undefined });
Object.assign(globalThis, {
  localStorage,
  matchMedia,
  window: globalThis,
  document: { documentElement: { lang: '' } },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

export {};
