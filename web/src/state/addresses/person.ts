/** A page about oneself, as an address names it. */
export type PersonRoute = { page: 'account' } | { page: 'privacy' } | { page: 'recover'; code: string };

export const ACCOUNT = '#/account';
export const PRIVACY = '#/privacy';
/** Where moderators see to what is reported. */
export const MODERATION = '#/moderation';

export const isModeration = (hash: string): boolean => /^#\/?moderation\/?$/.test(hash);

/** The page an address names, if it is one of these: #/account, #/privacy, #recover=CODE as a letter has it. */
export function personRouteOf(hash: string): PersonRoute | null {
  const code = /^#\/?recover=([\w-]+)$/.exec(hash)?.[1];
  if (code) return { page: 'recover', code };
  const page = /^#\/?(account|privacy)\/?$/.exec(hash)?.[1];
  return page ? { page: page as 'account' | 'privacy' } : null;
}
