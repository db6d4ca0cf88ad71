import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Server } from '../server';
import { keepSeat, type Made } from '../table';
import type { Engine } from './engine';
import { Visitor } from './visitor';

/** A server, and engines at which people visit it, for the tests of one group. */
export function visiting(starts: (() => Promise<Engine>)[], [width, height] = [1280, 800]) {
  const server = new Server();
  const engines: Engine[] = [];
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    await server.start();
    for (const start of starts) engines.push(await start());
  });

  // A page that has met an error fails its test.
  afterEach(async () => {
    const left = visitors.splice(0);
    const faults = await Promise.all(left.map(({ tab }) => tab.faults()));
    await Promise.all(left.map(({ tab }) => tab.close()));
    expect(faults.flat()).toEqual([]);
  });

  afterAll(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    await server.end();
  });

  /** Somebody who has never seen the page, at one of the engines; at the page that is named. */
  async function visit(path = '', which = 0): Promise<Visitor> {
    const engine = engines[which]!;
    const visitor = new Visitor(engine.name, await engine.tab());
    visitors.push(visitor);
    await visitor.tab.resize(width, height);
    await visitor.tab.open(server.url + path);
    return visitor;
  }

  /** Somebody seated at a game. */
  async function seated(made: Made): Promise<Visitor> {
    const visitor = await visit('icon.svg'); // no page yet, whose loading would be broken off
    await visitor.tab.look(keepSeat, { made, speed: 'instant' });
    await visitor.tab.open(`${server.url}#/g/${made.game}`);
    await visitor.sees('board');
    return visitor;
  }

  return { server, visit, seated };
}
