/** A page about oneself, as an address names it. */
export type PersonRoute =
  { page: 'account' } | { page: 'privacy' } | { page: 'recover' | 'confirm' | 'stop'; code: string };

export const ACCOUNT = '#/account';
export const PRIVACY = '#/privacy';
/** Where moderators see to what is reported. */
export const MODERATION = '#/moderation';

export const isModeration = (hash: string): boolean => /^#\/?moderation\/?$/.test(hash);

/** The page an address names, if it is one of these: #/account, #/privacy, and #recover=CODE, #confirm=CODE and #stop=CODE as e-mails have them. */
export function personRouteOf(hash: string): PersonRoute | null {
  const [, coded, code] = /^#\/?(recover|confirm|stop)=([\w-]+)$/.exec(hash) ?? [];
  if (code) return { page: coded as 'recover' | 'confirm' | 'stop', code };
  const page = /^#\/?(account|privacy)\/?$/.exec(hash)?.[1];
  return page ? { page: page as 'account' | 'privacy' } : null;
}
