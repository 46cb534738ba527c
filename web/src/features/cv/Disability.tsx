import { Group, Radio } from '@mantine/core';
import type { SavedForm } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './Cv.module.css';
import { FieldGroup } from './FieldGroup.tsx';
import type { PersonalValues } from './personal-values.ts';

const answers = { yes: true, no: false, unsaid: null } as const;
type Said = keyof typeof answers;
const said: readonly Said[] = ['yes', 'no', 'unsaid'];

interface Props {
  form: SavedForm<PersonalValues>;
  /** When the consent was given that stands now. */
  since: string | null;
}

/** A datum of health: saying it is the consent to keep it, and takes it back to say it no more. */
export function Disability({ form, since }: Props) {
  const t = useTexts('cvData');
  const { day } = useFormat();
  const { value, onChange, ...field } = form.field('discapacidad');
  return (
    <FieldGroup title={t('reserved.discapacidad')}>
      <Radio.Group
        label={t('reserved.disability.label')}
        description={t('reserved.disability.consent')}
        {...field}
        value={said.find((one) => answers[one] === value) ?? 'unsaid'}
        onChange={(chosen) => {
          const found = said.find((one) => one === chosen);
          if (found !== undefined) onChange(answers[found]);
        }}
      >
        <Group gap="0.5rem 1.5rem" mt="sm">
          {said.map((one) => (
            <Radio key={one} value={one} label={t(`reserved.disability.${one}`)} />
          ))}
        </Group>
      </Radio.Group>
      {value !== null && since !== null && (
        <Text dim small className={classes.note}>
          {t('reserved.disability.since', { day: day(since.slice(0, 10)) })}
        </Text>
      )}
    </FieldGroup>
  );
}
