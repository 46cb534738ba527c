import type { Language } from '@portal/contract/languages';

/** Whether a usual sentence is in a reason, and not only as a part of a longer one of them. */
export function isIn(written: string, reason: string, usual: readonly string[]): boolean {
  const longer = usual.filter((other) => other !== reason && other.includes(reason));
  return longer.reduce((text, other) => text.replaceAll(other, ''), written).includes(reason);
}

/** A written reason with a usual sentence at its end, or without it; what was written besides stays. */
export function withReason(written: string, reason: string, isChosen: boolean): string {
  if (isChosen) return [written.trim(), reason].filter(Boolean).join(' ');
  const at = written.lastIndexOf(reason);
  return `${written.slice(0, at)}${written.slice(at + reason.length)}`.replace(/ {2,}/g, ' ').trim();
}

/** A written reason whose usual sentences are said in another language; what was written besides stays. */
export function translated(
  written: string,
  reasons: readonly Readonly<Record<Language, string>>[],
  from: Language,
  to: Language,
): string {
  const longestFirst = reasons.toSorted((one, other) => other[from].length - one[from].length);
  return longestFirst.reduce((text, reason) => text.replace(reason[from], reason[to]), written);
}
