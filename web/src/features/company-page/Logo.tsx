import { Button, Checkbox, FileButton, Group, Stack } from '@mantine/core';
import { editCompanyLogo, getOwnCompany } from '@portal/contract/company-page';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { scaledPicture } from '../../lib/pictures/scaled-picture.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Monogram } from '../../ui/Monogram.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './CompanyPage.module.css';

/** Pixels of a side: more than twice those of the largest place. */
const mostPixels = 400;

/** The logo, or the initials that stand in its place; it is set with its authorisation alone. */
export function Logo({ name, urlLogo }: { name: string; urlLogo: string | null }) {
  const t = useTexts('companyPage');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAuthorised, setAuthorised] = useState(false);
  const [problem, setProblem] = useState<'unreadable' | 'mustAuthorise' | null>(null);
  const reset = useRef<() => void>(null);
  const save = useSend(editCompanyLogo, {
    invalidates: [getOwnCompany],
    onSuccess: () => {
      setChosen(null);
      setAuthorised(false);
    },
  });
  const pick = async (file: File | null) => {
    reset.current?.();
    if (file === null) return;
    const scaled = await scaledPicture(file, mostPixels);
    setProblem(scaled === undefined ? 'unreadable' : null);
    if (scaled !== undefined) setChosen(scaled);
  };
  const send = () => {
    setProblem(isAuthorised ? null : 'mustAuthorise');
    if (chosen !== null && isAuthorised)
      save.mutate({ body: { extension: 'png', ficheroB64: chosen, autorizado: true } });
  };
  const shown = chosen === null ? urlLogo : `data:image/png;base64,${chosen}`;
  return (
    <Section id="logo" title={t('logo.title')} description={t('logo.help')}>
      <Stack>
        <Group gap="md">
          <Monogram name={name} logo={shown} />
          <Text dim small>
            {shown === null ? t('logo.none') : t('logo.alt', { company: name })}
          </Text>
        </Group>
        {chosen !== null && (
          <Checkbox
            label={t('logo.authorise')}
            checked={isAuthorised}
            onChange={({ currentTarget }) => setAuthorised(currentTarget.checked)}
          />
        )}
        {problem !== null && (
          <Text small role="alert" className={classes.wrong}>
            {t(`logo.${problem}`)}
          </Text>
        )}
        <ErrorBanner error={save.error} />
        <Group gap="xs">
          {chosen !== null && (
            <Button onClick={send} loading={save.isPending}>
              {t('logo.save')}
            </Button>
          )}
          <FileButton onChange={pick} resetRef={reset} accept="image/png,image/jpeg">
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
                {t(shown === null ? 'logo.add' : 'logo.change')}
              </Button>
            )}
          </FileButton>
          {shown !== null && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() =>
                chosen === null
                  ? save.mutate({ body: { extension: 'png', ficheroB64: null } })
                  : setChosen(null)
              }
            >
              {t('logo.remove')}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}
