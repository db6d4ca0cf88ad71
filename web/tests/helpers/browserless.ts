/** The little of a browser that a session asks for; to be imported before the page's own modules. */
const kept = new Map<string, string>([['trictrac.speed', 'instant']]);
const heard: ((event: { key: string }) => void)[] = [];
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
  addEventListener: (type: string, hear: (event: { key: string }) => void) => type === 'storage' && heard.push(hear),
  removeEventListener: () => undefined,
});

/** Something was stored in another tab. */
export function elsewhere(event: { key: string }): void {
  for (const hear of heard) hear(event);
}
