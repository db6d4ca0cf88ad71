/** The studies that come with the page: printed games, by their names. Each is fetched when it is opened. */
const FILES = import.meta.glob<string>('../../../../../data/studies/*.trictrac', { query: '?raw', import: 'default' });

export const FIRST = [
  'soumille_1738',
  'lepeintre_1_petit_jan',
  'lepeintre_2_deux_tables',
  'lepeintre_4b_impuissance',
] as const;
export type First = (typeof FIRST)[number];

export function isFirst(id: string): id is First {
  return (FIRST as readonly string[]).includes(id);
}

export async function firstStudy(id: First): Promise<string | null> {
  return (await FILES[`../../../../../data/studies/${id}.trictrac`]?.()) ?? null;
}
