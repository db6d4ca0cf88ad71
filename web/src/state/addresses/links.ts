import { hashOf, type Route } from './route';

/** Returns the whole address of a route, for other places than this page. */
export function linkTo(route: Route): string {
  return location.href.split('#')[0] + hashOf(route);
}

const LOOPBACK = /^(localhost$|127\.|\[?::1)/;

/** Returns whether an address of this page is useless on another device. */
export function worksHereOnly(): boolean {
  return LOOPBACK.test(location.hostname);
}
