/** Returns what changes make of a value: `[value]`, a number to add, or an object of the members, or elements, that have changed. */
export function changed(before: unknown, changes: unknown): unknown {
  if (Array.isArray(changes)) return changes[0];
  if (typeof changes === 'number') return (before as number) + changes;
  if (Array.isArray(before)) return changedList(before as unknown[], changes as Record<string, unknown>);
  const members = { ...(before as Record<string, unknown>) };
  for (const [name, one] of Object.entries(changes as Record<string, unknown>))
    if (Array.isArray(one) && one.length === 0) delete members[name];
    else members[name] = changed(members[name], one);
  return members;
}

function changedList(before: unknown[], { moved, length, ...elements }: Record<string, unknown>): unknown[] {
  const list = [...before];
  if (moved) move(list, moved as [number, number][]);
  if (length) list.length = Number(changed(list.length, length));
  for (const [at, one] of Object.entries(elements)) changeElements(list, at, one);
  return list;
}

/** Takes elements out by their former places and puts them in by their later ones, the least first. */
function move(list: unknown[], moved: readonly [from: number, to: number][]): void {
  const taken = moved.map(([from, to]) => ({ from, to, one: list[from] }));
  for (const { from } of taken.toSorted((a, b) => b.from - a.from)) list.splice(from, 1);
  for (const { to, one } of taken) list.splice(to, 0, one);
}

/** Changes the elements of `at`: one number, or the first and the last of several. */
function changeElements(list: unknown[], at: string, changes: unknown): void {
  const [first, last = first] = at.split('-').map(Number);
  for (let i = first!; i <= last!; ++i) list[i] = changed(list[i], changes);
}
