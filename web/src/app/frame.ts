import { useLayoutEffect } from 'react';

/** Takes away what the server has shown of the screen until the screen itself is there. */
export function endFrame(): void {
  document.getElementById('marco')?.remove();
}

/** The same, as soon as the component is on the page. */
export function useFrameEnd(): void {
  useLayoutEffect(endFrame, []);
}
