import { addLanguage, deleteLanguage } from '@portal/contract/cv';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import type { Spoken } from '../../../domain/cv/completeness.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Section } from '../../../ui/Section.tsx';
import { OwnEntries } from '../entries/OwnEntries.tsx';
import { readFromCv } from '../read-from-cv.ts';
import { LanguageForm } from './LanguageForm.tsx';

export function Languages({ languages }: { languages: readonly Spoken[] }) {
  const t = useTexts('cvEntries');
  const cv = useTexts('cv');
  const { name } = useCatalogue();
  const remove = useSend(deleteLanguage, { invalidates: readFromCv, quiet: true });
  const restore = useSend(addLanguage, { invalidates: readFromCv, quiet: true });
  return (
    <Section id="idiomas" title={cv('sections.idiomas')} description={t('languages.description')}>
      <OwnEntries
        title={t('languages.list')}
        alone
        empty={t('languages.empty')}
        addLabel={t('languages.add')}
        entries={languages}
        nameOf={({ idIdioma }) => name('idiomas', idIdioma) ?? ''}
        metaOf={({ idNivelIdioma, idCertificadoIdioma }) =>
          [name('nivelesIdioma', idNivelIdioma), name('certificadosIdioma', idCertificadoIdioma)]
            .filter((text) => text !== null)
            .join(' · ')
        }
        remove={{
          ...remove,
          run: ({ id }, failed) => remove.mutate({ body: { id } }, { onError: failed }),
        }}
        restore={{
          ...restore,
          run: ({ id: _, ...body }, done) => restore.mutate({ body }, { onSuccess: done }),
        }}
        form={(language, onDone) => (
          <LanguageForm language={language} languages={languages} onDone={onDone} />
        )}
      />
    </Section>
  );
}
