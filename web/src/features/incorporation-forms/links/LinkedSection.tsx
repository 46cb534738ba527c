import { Box, Button, Group, Stack } from '@mantine/core';
import {
  type IncorporationSection,
  openIncorporationLink,
  saveIncorporationByLink,
} from '@portal/contract/incorporation-forms';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keyOf, queryClient, useCall } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { revealFirstProblem } from '../../../lib/forms/reveal-field.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { FormContext } from '../form/form-context.ts';
import { hoursSaid, problemsOf, withDefaults } from '../form/problems.ts';
import { SectionFields } from '../form/SectionFields.tsx';
import { type SectionStore, useSectionForm } from '../form/useSectionForm.ts';
import { valuesOf } from '../form/values.ts';
import { type LinkedPart, reasonsIn } from '../incorporation-form.ts';
import { linkName } from './link-name.ts';

/** The section of a form that somebody without an account fills by a link. */
export function LinkedSection({ token }: { token: string }) {
  const query = useCall(openIncorporationLink, { body: { token } });
  if (query.data === undefined && query.error?.name === 'linkExpiredOrUsed') return <DeadLink />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
      {(part) => <LinkedForm token={token} part={part} section={part.seccion} />}
    </CallView>
  );
}

interface FormProps {
  token: string;
  part: LinkedPart;
  section: IncorporationSection;
}

function LinkedForm({ token, part, section }: FormProps) {
  const t = useTexts('incorporationForms');
  const { day } = useFormat();
  const limits = useBrand().limites;
  const { empresa: company, alumno: student, titulo: offer, nombre: name } = part;
  const form = useSectionForm(section, useLinkStore(token, part));
  const page = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [wantsEnd, setWantsEnd] = useState(false);
  const values = withDefaults({ [section]: form.values });
  const found = problemsOf([section], values, limits);
  const shown = attempts > 0 ? found : section === 'horario' ? hoursSaid(values, limits) : {};
  const { isSaving, failure, isOutdated } = form.saving;
  const isKept = !isSaving && failure === null && !isOutdated && Object.keys(found).length === 0;
  useEffect(() => {
    if (attempts > 0) revealFirstProblem(page.current);
  }, [attempts]);
  const until = day(part.caduca);
  const title = t(`sections.${section}.title`);
  if (wantsEnd && isKept)
    return (
      <EmptyState
        icon={<IconCircleCheck size={28} />}
        title={t('byLink.thanks', { name })}
        action={
          <Button variant="default" onClick={() => setWantsEnd(false)}>
            {t('byLink.again')}
          </Button>
        }
      >
        {t('byLink.thanksText', { section: title, company })} {t('byLink.until', { day: until })}
      </EmptyState>
    );
  const finish = () => {
    if (Object.keys(found).length > 0) setAttempts((count) => count + 1);
    else setWantsEnd(true);
  };
  return (
    <FormContext value={{ forms: { [section]: form }, shown, reasons: reasonsIn(part.motivos) }}>
      <Box maw="45rem" ref={page}>
        <PageHead title={t('byLink.hello', { company })} context={t('byLink.greeting', { name })} />
        <Stack>
          <Banner meaning="info" title={t('byLink.about', { student, offer })}>
            <p>{t('byLink.why', { company, day: until })}</p>
          </Banner>
          <Section title={title} description={t(`sections.${section}.text`)}>
            <SectionFields section={section} />
          </Section>
          <Group>
            <Button size="md" onClick={finish} loading={wantsEnd && isSaving}>
              {t('byLink.finish')}
            </Button>
          </Group>
        </Stack>
      </Box>
    </FormContext>
  );
}

function useLinkStore(token: string, part: LinkedPart): SectionStore {
  const language = useLanguage();
  return useMemo(() => {
    const call = { body: { token } };
    const queryKey = keyOf(openIncorporationLink, call, language);
    const keptIn = ({ datos, versionSeccion }: LinkedPart): SectionStore['kept'] => {
      return (section) => ({ values: valuesOf(section, datos), version: versionSeccion });
    };
    return {
      name: `incorporationLink.${linkName(token)}`,
      inTab: true,
      kept: keptIn(part),
      read: async (section) => {
        const queryFn = () => send(openIncorporationLink, call);
        return keptIn(await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }))(section);
      },
      save: async (parte, version, how) => {
        const { versionSeccion } = await send(
          saveIncorporationByLink,
          { body: { token, versionSeccion: version, parte } },
          how,
        );
        queryClient.setQueryData<LinkedPart>(
          queryKey,
          (before) =>
            before && { ...before, versionSeccion, datos: { ...before.datos, [parte.seccion]: parte.datos } },
        );
        return versionSeccion;
      },
    };
  }, [token, part, language]);
}

/** A link that has expired, was withdrawn, or of which a part is missing. */
export function DeadLink({ isMissing = false }: { isMissing?: boolean }) {
  const t = useTexts('incorporationForms');
  const titles = useTitles();
  return (
    <Box maw="45rem">
      <PageHead title={titles('incorporationForm')} />
      <Banner meaning="warning" title={t(isMissing ? 'byLink.missing' : 'byLink.deadTitle')}>
        <p>{t(isMissing ? 'byLink.missingText' : 'byLink.deadText')}</p>
      </Banner>
    </Box>
  );
}
