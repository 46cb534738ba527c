/**
 * Moves the focus to the heading of the offer beside the list, or of the page: after a dialog whose button disappeared
 * with the state of the application.
 */
export function focusPageHead(): void {
  const beside = document.querySelector<HTMLElement>('main aside h2[tabindex]');
  const head = beside ?? document.querySelector<HTMLElement>('main h1[tabindex]');
  head?.focus({ preventScroll: true });
}
