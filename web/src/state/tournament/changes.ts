/** Returns what changes make of a value: `[value]`, or an object of the members, or elements, that have changed. */
export function changed(before: unknown, changes: unknown): unknown {
  if (Array.isArray(changes)) return changes[0];
  const all = Object.entries(changes as Record<string, unknown>);
  if (Array.isArray(before)) {
    const list = [...(before as unknown[])];
    for (const [at, one] of all)
      if (at === 'length') list.length = Number(changed(0, one));
      else list[Number(at)] = changed(list[Number(at)], one);
    return list;
  }
  const members = { ...(before as Record<string, unknown>) };
  for (const [name, one] of all)
    if (Array.isArray(one) && one.length === 0) delete members[name];
    else members[name] = changed(members[name], one);
  return members;
}
