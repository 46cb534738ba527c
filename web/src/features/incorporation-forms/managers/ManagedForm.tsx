import { Button, Flex, Stack, Textarea } from '@mantine/core';
import { getManagedIncorporationForm, listIncorporationForms } from '@portal/contract/incorporation-forms';
import { returnIncorporationForm } from '@portal/contract/schemas/incorporation-forms';
import { IconFlag, IconMoodEmpty, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useDraft } from '../../../lib/forms/draft.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ContextFacts } from '../ContextFacts.tsx';
import { FormFacts } from '../FormFacts.tsx';
import { FormHistory } from '../FormHistory.tsx';
import { Reasons } from '../form/fields.tsx';
import { isWritten, type ManagedForm as Managed, managedMeaning } from '../incorporation-form.ts';
import { AnnexDraft } from './AnnexDraft.tsx';
import classes from './ManagedForm.module.css';
import { ValidateDialog } from './ValidateDialog.tsx';

const staleOnceDecided = [getManagedIncorporationForm, listIncorporationForms];

/** One form: all that the company says, what is to be looked at, and what managers can do. */
export default function ManagedForm() {
  const { idSolicitud = '' } = useParams();
  const query = useCall(getManagedIncorporationForm, { params: { id: idSolicitud } });
  if (query.data === undefined && query.error?.name === 'applicationNotFound') return <UnknownForm />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={3} />}>
      {(managed) => <ManagedView key={idSolicitud} managed={managed} />}
    </CallView>
  );
}

interface Reason {
  campo: string;
  motivo: string;
}

function ManagedView({ managed }: { managed: Managed }) {
  const t = useTexts('incorporationForms');
  const { estado, contexto, idSiguiente, idSolicitud, version, avisos, motivos, idEmpresa, idPractica } =
    managed;
  const student = `${contexto.alumno.nombre} ${contexto.alumno.apellidos}`.trim();
  const isWaiting = estado === 'enviado';
  const [isValidating, setValidating] = useState(false);
  const giveBack = useSend(returnIncorporationForm, {
    quiet: true,
    invalidates: staleOnceDecided,
    onSuccess: () => showNotice(t('managed.givenBack')),
  });
  const initialValues: { motivos: Reason[] } = { motivos: [] };
  const form = useContractForm({
    schema: bodyOf(returnIncorporationForm).pick({ motivos: true }),
    initialValues,
    onSubmit: async (body) => {
      try {
        await giveBack.mutateAsync({ body: { idSolicitud, version, ...body } });
        form.reset();
        draft.discard();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  // Of this version: what is wrong with another one is another thing.
  const draft = useDraft(`incorporationReasons.${idSolicitud}.${version}`, form);
  const { motivos: marked } = form.getValues();

  const said = (path: string) => motivos.filter(({ campo }) => campo === path).map(({ motivo }) => motivo);
  const beside = (path: string, label: string) => {
    if (!isWaiting) return <Reasons of={said(path)} />;
    const place = marked.findIndex(({ campo }) => campo === path);
    if (place < 0)
      return (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes.mark}
          leftSection={<IconFlag size={16} aria-hidden />}
          aria-label={t('managed.markOf', { field: label })}
          onClick={() => form.insertListItem('motivos', { campo: path, motivo: '' })}
        >
          {t('managed.mark')}
        </Button>
      );
    return (
      <div className={classes.reason}>
        <Textarea
          label={t('managed.reason', { field: label })}
          autosize
          // Of a draft that is put back each is written already.
          autoFocus={marked[place]?.motivo === ''}
          minRows={2}
          maxRows={8}
          maxLength={1000}
          {...form.getInputProps(`motivos.${place}.motivo`)}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={() => form.removeListItem('motivos', place)}
        >
          {t('managed.removeReason')}
        </Button>
      </div>
    );
  };

  return (
    <>
      <form {...form.formProps}>
        <PageHead
          title={student}
          ownTitle
          context={
            <Flex component="span" gap="0.25rem 1rem" align="center" wrap="wrap" mt="xs" fz="sm">
              <StateBadge meaning={managedMeaning[estado]}>{t(`managed.states.${estado}`)}</StateBadge>
              <span>{contexto.empresa}</span>
            </Flex>
          }
          onPhone="title"
          {...(idSiguiente !== null && {
            action: (
              <ScreenButton
                to="managedIncorporationForm"
                params={{ idSolicitud: idSiguiente }}
                variant="default"
              >
                {t('managed.following')}
              </ScreenButton>
            ),
          })}
        />
        <div className={classes.columns}>
          <div className={classes.main}>
            <Banner
              meaning={isWaiting ? 'warning' : 'info'}
              title={t(`managed.next.${estado}`)}
              {...(idPractica !== null && {
                action: (
                  <ScreenButton to="managedPlacement" params={{ idPractica }}>
                    {t('managed.toPlacement')}
                  </ScreenButton>
                ),
              })}
            />
            {isWaiting && avisos.length > 0 && (
              <Banner meaning="warning" title={t('managed.warnings')}>
                <ul className={classes.list}>
                  {avisos.map((aviso) => (
                    <li key={aviso}>{t(`managed.warning.${aviso}`)}</li>
                  ))}
                </ul>
              </Banner>
            )}
            <Section title={t('facts.title')}>
              <ContextFacts contexto={contexto} isManaged />
            </Section>
            <FormFacts datos={managed.datos} beside={beside} />
          </div>
          <aside className={classes.aside}>
            <Section title={t('managed.acts')}>
              {isWaiting ? (
                <Stack gap="sm">
                  <Button
                    variant={marked.length === 0 ? 'filled' : 'default'}
                    onClick={() => setValidating(true)}
                  >
                    {t('managed.validate')}
                  </Button>
                  <AnnexDraft idSolicitud={idSolicitud} />
                  <Text dim small>
                    {marked.length === 0
                      ? t('managed.giveBackHelp')
                      : t('managed.marked', { count: marked.length })}
                  </Text>
                  <Button
                    type="submit"
                    variant={marked.length > 0 ? 'filled' : 'default'}
                    disabled={marked.length === 0}
                    loading={giveBack.isPending}
                  >
                    {t('managed.giveBack')}
                  </Button>
                  <ErrorBanner error={form.problems.length > 0 ? null : giveBack.error} />
                </Stack>
              ) : (
                <Text dim small>
                  {t(isWritten(estado) ? 'managed.atCompany' : 'managed.noActs')}
                </Text>
              )}
            </Section>
            <Section title={t('history.title')}>
              <FormHistory events={managed.historial} />
            </Section>
            <Section title={t('facts.company')}>
              <p>
                <ScreenLink to="managedIncorporationForms" search={`?empresa=${idEmpresa}`}>
                  {t('managed.companyForms')}
                </ScreenLink>
              </p>
            </Section>
          </aside>
        </div>
      </form>
      {/* Not in the form: what is sent in the dialog is not sent by the page. */}
      <ValidateDialog
        managed={managed}
        student={student}
        opened={isValidating && isWaiting}
        onClose={() => setValidating(false)}
      />
    </>
  );
}

function UnknownForm() {
  const t = useTexts('incorporationForms');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('managedIncorporationForm')} />
      <EmptyState
        icon={<IconMoodEmpty size={28} />}
        title={t('unknown.title')}
        action={
          <ScreenButton to="managedIncorporationForms" variant="default">
            {t('managed.all')}
          </ScreenButton>
        }
      >
        {t('managed.unknownText')}
      </EmptyState>
    </>
  );
}
