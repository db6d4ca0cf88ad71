import '../helpers/browserless';
import { expect, it, vi } from 'vitest';
import { Pulse } from '../../src/state/tournament/pulse';

it('asks once more for all news that comes while it asks, and not at all after it is closed', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const later = vi.fn(() => 0);
  vi.stubGlobal('window', { setTimeout: later });
  const answers: ((changed: boolean) => void)[] = [];
  const pulse = new Pulse(() => new Promise<boolean>((answer) => answers.push(answer)));
  pulse.now();
  for (let news = 0; news < 255; ++news) pulse.now();
  expect(answers).toHaveLength(1);
  answers[0]!(true);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!(true);
  await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(1));
  expect(answers).toHaveLength(2);
  pulse.now();
  pulse.now();
  pulse.close();
  answers[2]!(true);
  await new Promise(setImmediate);
  expect(answers).toHaveLength(3);
  vi.unstubAllGlobals();
});
