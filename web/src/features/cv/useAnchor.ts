import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part that the address names (`/cv#documentos`), which is not there until its data have come. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // The key changes with every press of a link, also of the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (hash === '' || section === null) return;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    // After the router's own restoration of the scroll.
    const frame = requestAnimationFrame(() => section.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
