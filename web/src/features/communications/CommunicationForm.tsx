import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { audiences, communicationContent, missingTexts } from '@portal/contract/communications';
import { type ReactNode, useRef } from 'react';
import type { z } from 'zod';
import { useBrand } from '../../lib/brand.ts';
import { CallError } from '../../lib/call-error.ts';
import { type Draft, useDraft } from '../../lib/draft.ts';
import { type ContractForm, useContractForm } from '../../lib/forms.ts';
import { useTexts } from '../../lib/i18n.ts';
import { sentences } from '../../lib/status-texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DayField } from '../../ui/DayField.tsx';
import { EditConflict } from '../../ui/EditConflict.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { SavedMark } from '../../ui/SavedMark.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './communications.module.css';
import { Preview } from './Preview.tsx';
import { TextSections } from './TextSections.tsx';
import type { CommunicationValues } from './values.ts';

type Content = z.output<typeof communicationContent>;

interface Props {
  /** Of the draft in this browser. */
  name: string;
  initialValues: CommunicationValues;
  /** When the server last had it. */
  newerThan?: string;
  submitLabel: string;
  error: CallError | null;
  busy: boolean;
  /** Sends it; whatever it throws is shown. */
  onSend: (content: Content, values: CommunicationValues) => Promise<unknown>;
  /** Somebody else has changed it meanwhile: sends it nevertheless. */
  onSendOver?: ((content: Content) => Promise<unknown>) | undefined;
  /** Begins again with what the server has. */
  onRestart: () => void;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** The form of a communication, saved as one types, with what its readers will see beside it. */
export function CommunicationForm({ onSend, onSendOver, onRestart, error, busy, ...props }: Props) {
  const t = useTexts('communicationForm');
  const { dayAndTime } = useFormat();
  const brand = useBrand();
  const sent = useRef<Content | null>(null);
  const sending = async (content: Content, by: Props['onSend']) => {
    sent.current = content;
    try {
      await by(content, form.getValues());
      draft.discard();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      form.showServerErrors(failure);
    }
  };
  const form = useContractForm({
    schema: communicationContent,
    initialValues: props.initialValues,
    bodyPath: 'comunicacion',
    also: ({ textos }) => {
      const required = sentences()?.fields.required ?? '';
      return Object.fromEntries(
        missingTexts(textos, brand.idiomas, brand.idiomaPorDefecto).map((path) => [path, required]),
      );
    },
    onSubmit: (content) => sending(content, onSend),
  });
  const { newerThan } = props;
  const draft = useDraft(`communication.${props.name}`, form, newerThan === undefined ? {} : { newerThan });
  const restart = () => {
    draft.discard();
    onRestart();
  };
  return (
    <form {...form.formProps}>
      {draft.restored && draft.savedAt !== null && (
        <RestoredDraft
          title={t('restored.title')}
          body={t('restored.body', { when: dayAndTime(draft.savedAt.toISOString()) })}
          discardLabel={t('restored.discard')}
          onDiscard={restart}
        />
      )}
      <div className={classes.columns}>
        <div>
          <WhoAndWhen form={form} />
          <TextSections form={form} />
        </div>
        <div className={classes.preview}>
          <Preview values={form.getValues()} />
        </div>
      </div>
      {onSendOver === undefined ? (
        <ErrorBanner error={error} />
      ) : (
        <EditConflict
          title={t('conflict.title')}
          body={t('conflict.body')}
          mineLabel={t('conflict.mine')}
          theirsLabel={t('conflict.theirs')}
          onMine={() => sent.current !== null && sending(sent.current, onSendOver)}
          onTheirs={restart}
        />
      )}
      <Actions draft={draft} label={props.submitLabel} busy={busy}>
        {props.children}
      </Actions>
    </form>
  );
}

function WhoAndWhen({ form }: { form: ContractForm<CommunicationValues> }) {
  const t = useTexts('communicationForm');
  const ui = useTexts('ui');
  const titles = useTexts('titles');
  return (
    <Section title={titles('communication')} description={t('form.dates')}>
      <Stack>
        <Radio.Group label={t('form.audience')} {...form.getInputProps('destinatarios')}>
          <Stack gap="xs" mt="xs">
            {audiences.map((one) => (
              <Radio key={one} value={one} label={t(`audience.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <div className={classes.days}>
          <DayField label={t('form.from')} {...form.getInputProps('fechaDesde')} data-path="fechaDesde" />
          <DayField
            label={`${t('form.to')} (${ui('optional')})`}
            description={t('form.toHelp')}
            {...form.getInputProps('fechaHasta')}
            data-path="fechaHasta"
          />
        </div>
        <TextInput
          label={`${t('form.link')} (${ui('optional')})`}
          description={t('form.linkHelp')}
          type="url"
          {...form.getInputProps('enlace')}
          data-path="enlace"
        />
      </Stack>
    </Section>
  );
}

interface ActionsProps {
  draft: Draft;
  label: string;
  busy: boolean;
  children: ReactNode;
}

function Actions({ draft, label, busy, children }: ActionsProps) {
  return (
    <div className={classes.actions}>
      <Button type="submit" loading={busy}>
        {label}
      </Button>
      {children}
      <SavedMark at={draft.savedAt} />
    </div>
  );
}
