import { Button, Flex, Title } from '@mantine/core';
import { addLanguage, deleteLanguage } from '@portal/contract/cv';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Cv.module.css';
import type { Spoken } from './completeness.ts';
import { LanguageForm } from './LanguageForm.tsx';
import { readFromCv } from './read-from-cv.ts';

export function Languages({ languages }: { languages: readonly Spoken[] }) {
  const t = useTexts('cv');
  const { name } = useCatalogue();
  // The last one taken out, which one press puts back.
  const [removed, setRemoved] = useState<Spoken | null>(null);
  const remove = useSend(deleteLanguage, { invalidates: readFromCv, quiet: true });
  const restore = useSend(addLanguage, { invalidates: readFromCv, quiet: true });
  const nameOf = ({ idIdioma }: Spoken) => name('idiomas', idIdioma) ?? '';
  const removing = remove.isPending ? remove.variables.body.id : null;
  const shown = languages.filter(({ id }) => id !== removing);
  return (
    <Section id="idiomas" title={t('sections.idiomas')} description={t('languages.description')}>
      {shown.length === 0 && removed === null ? (
        <Text dim>{t('languages.empty')}</Text>
      ) : (
        <ul className={classes.rows} aria-label={t('languages.list')}>
          {shown.map((language) => (
            <Flex
              key={language.id}
              component="li"
              gap="md"
              align="center"
              justify="space-between"
              p="0.625rem 0"
            >
              <div className={classes.rowWords}>
                <h3>{nameOf(language)}</h3>
                <Text dim small>
                  {[
                    name('nivelesIdioma', language.idNivelIdioma),
                    name('certificadosIdioma', language.idCertificadoIdioma),
                  ]
                    .filter((text) => text !== null)
                    .join(' · ')}
                </Text>
              </div>
              <IconAction
                label={t('languages.remove', { name: nameOf(language) })}
                removes="now"
                onClick={() => {
                  setRemoved(language);
                  remove.mutate({ body: { id: language.id } }, { onError: () => setRemoved(null) });
                }}
              >
                <IconTrash size={20} aria-hidden />
              </IconAction>
            </Flex>
          ))}
        </ul>
      )}
      <div role="status">
        {removed !== null && (
          <Text small className={classes.removed}>
            {t('languages.removed', { name: nameOf(removed) })}
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={restore.isPending}
              disabled={remove.isPending}
              onClick={() => {
                const { idIdioma, idNivelIdioma, idCertificadoIdioma } = removed;
                restore.mutate(
                  { body: { idIdioma, idNivelIdioma, idCertificadoIdioma } },
                  { onSuccess: () => setRemoved(null) },
                );
              }}
            >
              {t('languages.undo')}
            </Button>
          </Text>
        )}
      </div>
      <ErrorBanner error={remove.error ?? restore.error} />
      <Title order={3} m="1.5rem 0 0.75rem">
        {t('languages.addTitle')}
      </Title>
      <LanguageForm languages={languages} onSaved={() => setRemoved(null)} />
    </Section>
  );
}
