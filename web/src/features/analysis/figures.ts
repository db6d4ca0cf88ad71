import type AnalysisText from '../../words/texts/analysis';

/** Returns a number in the form of the language, with so many decimals. */
export function decimals({ locale }: Pick<AnalysisText, 'locale'>, x: number, digits: number): string {
  return x.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns the same with its sign, unless it is zero. */
export function signed({ locale }: Pick<AnalysisText, 'locale'>, x: number, digits: number): string {
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return x.toLocaleString(locale, { ...places, signDisplay: 'exceptZero' }).replace('-', '−');
}

/** Returns a share in per cent. */
export function percent(w: Pick<AnalysisText, 'percent'>, share: number): string {
  return w.percent(Math.round(100 * share));
}
