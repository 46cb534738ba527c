import { Title } from '@mantine/core';
import { editEducationLevel } from '@portal/contract/studies';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import classes from '../Cv.module.css';
import { readFromStudies } from './read-from-studies.ts';

/** The highest level of education, saved as it is chosen. */
export function EducationLevel({ level }: { level: number | null }) {
  const t = useTexts('studies');
  const { options } = useCatalogue();
  const save = useSend(editEducationLevel, { invalidates: readFromStudies });
  const chosen = save.isPending ? Number(save.variables.body.id) : level;
  return (
    <>
      <Title order={3} m="1.5rem 0 0.75rem">
        {t('level.title')}
      </Title>
      <div className={classes.short}>
        <SearchSelect
          label={t('level.label')}
          description={t('level.help')}
          options={options('nivelesFormativosSNE')}
          value={chosen}
          onChange={(id: number | null) => id !== null && save.mutate({ body: { id } })}
          clearable={false}
        />
      </div>
      <ErrorBanner error={save.error} />
    </>
  );
}
