import type { AnnexVersion } from '@portal/contract/placements';
import { labelKey } from '../../../domain/incorporation/field-names.ts';
import { useKeptValue } from '../../../domain/placement/useKeptValue.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from './placements.module.css';

const nameOf = { interrupcion: 'facts.interruption', tutorAcademico: 'tutors.academic' } as const;
const namesOfItsOwn = ['interrupcion', 'tutorAcademico'] as const;

/** What a version of the annex has otherwise than the one before. */
export function AnnexChanges({ changes }: { changes: AnnexVersion['cambios'] }) {
  const t = useTexts('placementView');
  const words = useTexts('incorporationForms');
  const keptValue = useKeptValue();
  const printed = (value: string | null) => (value === null ? t('annex.nothing') : keptValue(value));
  if (changes.length === 0) return null;
  return (
    <div>
      <Text small strong>
        {t('annex.changes')}
      </Text>
      <ul className={classes.list}>
        {changes.map(({ campo, antes, despues }) => {
          const key = labelKey(campo);
          const own = namesOfItsOwn.find((one) => one === campo);
          return (
            <li key={campo}>
              {key !== null ? words(key) : own ? t(nameOf[own]) : campo}:{' '}
              {campo === 'interrupcion'
                ? printed(despues)
                : t('annex.change', { before: printed(antes), after: printed(despues) })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
