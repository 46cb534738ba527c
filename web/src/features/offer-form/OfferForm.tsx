import { Box, Button } from '@mantine/core';
import type { FileLink } from '@portal/contract/files';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftName, forgetFormKey, storedDraft } from '../../domain/offer-draft/offer-draft.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Text } from '../../ui/Text.tsx';
import { FormNotices } from './FormNotices.tsx';
import { OfferFormContext } from './form-context.ts';
import { IbanNeeded } from './IbanNeeded.tsx';
import classes from './OfferForm.module.css';
import { LivePreview, OfferPreview } from './OfferPreview.tsx';
import { brandProblems, type OfferValues, offerSchema, requiredInputs } from './offer-values.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import type { SupplementaryFile } from './sections/DocumentsSection.tsx';
import { FormSections } from './sections/FormSections.tsx';
import { fieldOf, hiddenFields, inPageOrder, isFormField } from './sections.ts';
import { useFormValue } from './useFormValue.ts';
import { useHasAside } from './useHasAside.ts';
import { useOfferDraft } from './useOfferDraft.ts';
import { useOtherTab } from './useOtherTab.ts';
import { useSendOffer } from './useSendOffer.ts';
import { conflictOf, type ServerDraft, useServerDraft } from './useServerDraft.ts';
import { useWrongFields } from './useTellProblems.ts';

export interface OfferFormProps {
  initialValues: OfferValues;
  /** An offer that was sent already, and awaits validation or was rejected: its address. */
  sentUrl: string | null;
  currentFile: FileLink | null;
  /** When the server last had it. */
  savedAt?: string;
  /** Its address where it is the form of that one offer. */
  savedUrl?: string;
  /** What is written is a new offer: to give it up is to begin another. */
  isNew?: boolean;
  /** The portal's draft has what was given up: it is to have what the form begins with. */
  isReverted?: boolean;
  submitLabel: string;
  /** Who sends it: a manager corrects what a company has sent. */
  sender?: 'company' | 'manager';
  /** Whose offer it is, where a manager corrects it. */
  company?: string;
  /** Begins with an empty form, or with what the server had; it has something since, if it says when. */
  onRestart: (guardado?: string) => void;
  /** Above the form: why it was rejected. */
  children?: ReactNode;
}

/** Errors that are not said at the foot of the form. */
const saidElsewhere: ReadonlySet<string> = new Set(['fileTypeNotAllowed', 'cannotChangeState']);

/** The one form of offers: all that the brand shows, saved as one types. */
export function OfferForm(props: OfferFormProps) {
  const { initialValues, sentUrl, currentFile, savedAt, savedUrl, submitLabel, onRestart, children } = props;
  const { isNew = false, isReverted = false, sender = 'company', company = null } = props;
  const { tipo, claveEnvio } = initialValues;
  const t = useTexts('offerForm');
  const ui = useTexts('ui');
  const brand = useBrand();
  const pathTo = usePathTo();
  const labelOf = useFieldLabels();
  const isSent = sentUrl !== null;
  const hasAside = useHasAside();
  const [file, setFile] = useState<SupplementaryFile>(undefined);
  const hasFile = file !== null && (file !== undefined || currentFile !== null);
  const [isPreviewed, setPreviewed] = useState(false);

  const form = useContractForm<typeof offerSchema, OfferValues>({
    schema: offerSchema,
    initialValues,
    mode: 'uncontrolled',
    bodyPath: 'oferta',
    also: (values) => {
      const texts = sentences()?.fields;
      return texts === undefined ? {} : brandProblems(values, { brand, hasFile, texts });
    },
    onSubmit: async (offer) => {
      const guardado = await server.settle();
      try {
        await send(offer, file, guardado);
        draft.discard();
      } catch (error) {
        const changed = conflictOf(error);
        if (changed === 'outdated' || (changed === 'deleted' && !isSent)) {
          server.stand(changed);
          conflict.lead();
          return;
        }
        server.resume();
        if (!(error instanceof CallError)) throw error;
        if (error.name === 'fileTypeNotAllowed' && file) {
          form.showProblem('ficheroComplementario', ui('file.otherInside', { name: file.nombre }));
          return;
        }
        form.showServerErrors(error);
        const refused = error.fields.find(({ campo }) => campo.endsWith('ficheroComplementario'));
        if (refused) form.showProblem('ficheroComplementario', refused.mensaje);
      }
    },
  });
  const [kept] = useState(() => storedDraft(tipo, claveEnvio));
  const server = useServerDraft(form, {
    initialValues,
    guardado: savedAt ?? kept?.guardado ?? null,
    enabled: !isSent,
    isReverted,
  });
  const draft = useOfferDraft(form, { initialValues, savedAt, isSent, server });
  const wrong = useWrongFields(form, isSent ? draft.savedAt : server.state);
  const isElsewhere = useOtherTab(`portal.${draftName(claveEnvio)}`);
  const { send, error, isPending } = useSendOffer({ tipo, claveEnvio, sentUrl, sender });

  const required = useFormValue(form, (values) => requiredInputs(values, brand));
  const state = useMemo(
    () => ({ form, tipo, company, hidden: hiddenFields(brand, tipo), required: new Set<string>(required) }),
    [form, tipo, company, brand, required],
  );
  const conflict = useDraftConflict(server);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (conflict.kind === null) {
      form.formProps.onSubmit(event);
      return;
    }
    event.preventDefault();
    conflict.lead();
  };
  const giveUp = async () => {
    const guardado = await server.stop();
    draft.discard();
    onRestart(guardado ?? undefined);
  };

  const takeKept = async () => {
    await server.stop();
    draft.discard();
    if (conflict.kind === 'deleted') forgetFormKey(tipo, claveEnvio);
    const isThere = conflict.kind !== 'deleted';
    const id = isThere ? (savedUrl ?? storedDraft(tipo, claveEnvio)?.urlAcceso) : undefined;
    // Anew: nothing that this page holds is to go on.
    const formOf = sender === 'manager' ? 'correctOffer' : 'editOffer';
    window.location.assign(id === undefined ? pathTo('myOffers') : pathTo(formOf, { id }));
  };

  return (
    <OfferFormContext value={state}>
      <div className={classes.columns}>
        <div className={classes.side}>
          <SectionIndex hasFile={hasFile} />
        </div>
        <Box miw={0}>
          <div className={classes.messages}>
            {children}
            <IbanNeeded tipo={tipo} />
            <FormNotices
              tipo={tipo}
              isNew={isNew}
              isSent={server.state.kind === 'sent'}
              restoredAt={draft.restored && conflict.kind === null ? draft.savedAt : null}
              isKept={() => server.isKept() && !file}
              onGiveUp={giveUp}
              isElsewhere={isElsewhere}
              conflict={conflict.kind}
              choice={conflict.choice}
              onMine={() => {
                conflict.saveOver();
                // Of an offer that was sent nothing is saved but by sending it.
                if (isSent) form.formProps.onSubmit();
              }}
              onTheirs={takeKept}
              onLeave={isNew ? () => onRestart() : undefined}
            />
            <ErrorSummary problems={form.attempted ? inPageOrder(form.problems) : []} labelOf={labelOf} />
          </div>
          <form
            className={classes.form}
            {...form.formProps}
            onSubmit={submit}
            ref={conflict.form}
            // What was pressed above it may go away with the press.
            tabIndex={-1}
          >
            <FormSections file={file} onFile={setFile} currentName={currentFile?.nombre ?? null} />
            {sender === 'company' && (
              <Text dim small my="1.5rem 1rem">
                {t('actions.afterwards')}
              </Text>
            )}
            <ErrorBanner
              // A file says it beside itself, a save from elsewhere above.
              error={saidElsewhere.has(error?.name ?? '') || conflict.kind === 'deleted' ? null : error}
              {...(error?.offline && { onRetry: () => form.formProps.onSubmit() })}
            />
            <div className={classes.bar}>
              <span role="status" className={classes.status}>
                <SaveStatus state={server.state} localAt={draft.savedAt} localOnly={isSent} wrong={wrong} />
              </span>
              <div className={classes.buttons}>
                <Button variant="default" onClick={() => setPreviewed(true)}>
                  {t('actions.preview')}
                </Button>
                <Button type="submit" loading={isPending} disabled={server.state.kind === 'sent'}>
                  {submitLabel}
                </Button>
              </div>
            </div>
          </form>
        </Box>
        {hasAside && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is higher than the window is scrolled by keyboard too
          <aside className={classes.aside} aria-label={t('preview.title')} tabIndex={0}>
            <LivePreview />
          </aside>
        )}
      </div>
      <OfferPreview
        opened={isPreviewed}
        onClose={() => setPreviewed(false)}
        file={file}
        currentFile={currentFile}
      />
    </OfferFormContext>
  );
}

/** A draft that was saved or deleted elsewhere waits for a choice: sending leads there, and the focus stays near as it goes. */
function useDraftConflict(server: ServerDraft) {
  /** Around what is to be chosen. */
  const choice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [led, setLed] = useState(0);
  // Once the choice is on the page.
  useEffect(() => {
    if (led > 0) choice.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [led]);
  const lead = useCallback(() => setLed((times) => times + 1), []);
  const saveOver = () => {
    // The choice goes away with the press.
    form.current?.focus({ preventScroll: true });
    server.saveOver();
  };
  const { kind } = server.state;
  return { choice, form, kind: kind === 'outdated' || kind === 'deleted' ? kind : null, lead, saveOver };
}

/** The label that stands above the input of a path. */
function useFieldLabels(): (path: string) => string {
  const t = useTexts('offerForm');
  return (path) => {
    const field = fieldOf(path);
    if (!isFormField(field)) return path;
    const [, row, part] = path.split('.');
    if (field === 'idiomas' && row !== undefined && part !== undefined) {
      const language = t('languages.one', { number: Number(row) + 1 });
      if (part === 'idNivelIdioma') return `${language}, ${t('languages.level')}`;
      return part === 'idCertificadoIdioma' ? `${language}, ${t('languages.certificate')}` : language;
    }
    const label = t(`field.${field}`);
    // Both have a name, an e-mail and a telephone.
    if (field.endsWith('TutorEmpresa')) return `${t('people.tutor')}, ${label}`;
    if (field.endsWith('_firmante')) return `${t('people.signatory')}, ${label}`;
    return label;
  };
}
