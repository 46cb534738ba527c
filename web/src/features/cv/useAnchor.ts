import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToField } from '../../lib/forms.ts';

/**
 * Goes to the section or field that the address names (`/cv#documentos`, `/cv#telefono`), which is not there
 * until its data have come.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // The key changes with every press of a link, also of the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash === '') return;
    const name = decodeURIComponent(hash.slice(1));
    const section = document.getElementById(name);
    if (section === null) {
      goToField(name);
      return;
    }
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    // After the router's own restoration of the scroll.
    const frame = requestAnimationFrame(() => section.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
