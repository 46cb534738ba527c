import type { Location } from 'react-router';

interface Router {
  readonly state: {
    /** What is drawn. The browser's own address is ahead of it where one has gone back. */
    readonly location: Location;
    readonly navigation: { readonly location?: Location | undefined };
  };
}

let router: Router | undefined;

export function keepRouter(made: Router): void {
  router = made;
}

/** Where the page is on its way to, before it is drawn there. */
export const addressAhead = (): Location | undefined => router?.state.navigation.location;

/** A link to another page has been followed, or one has gone back to it, and it is not drawn yet. */
export function isLeaving(): boolean {
  const ahead = addressAhead();
  return ahead !== undefined && ahead.pathname !== router?.state.location.pathname;
}

/**
 * The query of this page with every change made to it, drawn or not: what is read from the page as it was drawn would
 * lose a filter that was pressed a moment ago.
 */
export function currentQuery(): URLSearchParams {
  const ahead = addressAhead();
  const drawn = router?.state.location;
  return new URLSearchParams(ahead?.pathname === drawn?.pathname ? ahead?.search : drawn?.search);
}
