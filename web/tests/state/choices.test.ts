import '../helpers/browserless';
import { expect, it } from 'vitest';
import { isFirstChoice } from '../../src/state/kept/choices';

it('tells the words of the first three choices, of each as often as it is seen', () => {
  const told = ['a:3', 'a:3', 'a:9', 'b:2', 'b:7', 'a:3'].map((choice) => isFirstChoice(choice));
  expect(told).toEqual([true, true, true, true, false, true]);
});
