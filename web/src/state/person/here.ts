import { followNews } from '../../wire/server/later';
import type { Connection } from '../../wire/host/host';
import { stayCalled } from './calls';
import { lookForClubNews } from './clubNews';
import type { GameNews } from './news';

let line: Connection | null = null;

/**
 * Meets a person who has just become known: whenever something happens to them, the page looks; they are shown as
 * here to those who may challenge them, and their browser is sent notifications.
 */
export function meet(look: () => void, told: { calls: readonly GameNews[] }): void {
  leave();
  line = followNews(() => {
    look();
    void lookForClubNews(told);
  }, leave);
  void stayCalled();
}

/** Ends it, also when the person has signed out. */
function leave(): void {
  line?.close();
  line = null;
}
