import { useEffect, useRef } from 'react';
import { type Change, ChangeList } from '../../domain/offer-changes/ChangeList.tsx';
import { isOfferField } from '../../domain/offer-changes/field-values.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';

const isKnown = ({ campo }: Change) => isOfferField(campo);

/** What the company changed since a manager saw the offer last: what it says now beside what it said. */
export function OfferChanges({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('validations');
  const count = changes.filter(isKnown).length;
  return (
    <Section
      title={t('changes.title')}
      description={count === 0 ? t('changes.none') : t('changes.text', { count })}
    >
      <ChangeList changes={changes} />
    </Section>
  );
}

/** What the company changed while the offer was being read, brought into view: nothing is decided unseen. */
export function ChangesWhileRead({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('validations');
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, []);
  return (
    <div ref={section} role="status">
      <Section
        title={t('changes.readingTitle')}
        description={t(changes.some(isKnown) ? 'changes.reading' : 'changes.readingNone')}
      >
        <ChangeList changes={changes} />
      </Section>
    </div>
  );
}
