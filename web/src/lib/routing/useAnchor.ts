import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToField } from '../forms/reveal-field.ts';

/** An address may be typed: what is not written as it should be stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Goes to the section or field that the address names (`/cv#documentos`, `/cv#telefono`), which is not there
 * until its data have come. The focus goes along, which the router's own links to a hash do not do.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // The key changes with every press of a link, also of the same one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash === '') return;
    const name = decoded(hash.slice(1));
    const section = document.getElementById(name);
    if (section === null) {
      goToField(name);
      return;
    }
    section.tabIndex = -1;
    let frame = 0;
    const arrive = () => {
      // What stands around it may hide it until its own data have come, and what is hidden takes no focus.
      if (!section.checkVisibility({ visibilityProperty: true })) {
        frame = requestAnimationFrame(arrive);
        return;
      }
      section.focus({ preventScroll: true });
      // After the router's own restoration of the scroll.
      frame = requestAnimationFrame(() => section.scrollIntoView({ block: 'start' }));
    };
    arrive();
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
