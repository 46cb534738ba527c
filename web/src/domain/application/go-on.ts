/**
 * After a dialog whose button is gone with the state of the application: the focus goes to the head of the offer beside
 * the list, or of the page.
 */
export function goOnFromHead(): void {
  const beside = document.querySelector<HTMLElement>('main aside h2[tabindex]');
  const head = beside ?? document.querySelector<HTMLElement>('main h1[tabindex]');
  head?.focus({ preventScroll: true });
}
