import { Box, Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import {
  acceptAdhesions,
  adhesionStates,
  exportAdhesions,
  getManagedProgramme,
  listAdhesions,
  listManagedProgrammes,
  type ManagedAdhesion,
} from '@portal/contract/programmes';
import { refuseAdhesions } from '@portal/contract/schemas/programmes';
import { IconUsers } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogForm, ReasonField } from '../../../ui/DialogForm.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { ExportButtons } from '../../../ui/ExportButtons.tsx';
import { FilteredList } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { meanings } from '../meanings.ts';

const pageSize = 50;
const sides = ['alumno', 'empresa'] as const;
const stale = [listAdhesions, getManagedProgramme, listManagedProgrammes];

/** Who has asked to join a programme; managers accept and refuse those that they tick. */
export default function Adhesions() {
  const t = useTexts('programmeForm');
  const programmes = useTexts('programmes');
  const titles = useTitles();
  const { id = '' } = useParams();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = adhesionStates.find((one) => one === get('estado'));
  const quien = sides.find((one) => one === get('quien'));
  const [ticked, setTicked] = useState<readonly ManagedAdhesion[]>([]);
  const programme = useCall(getManagedProgramme, { params: { id } });
  const asked = { ...(texto !== '' && { texto }), ...(estado && { estado }), ...(quien && { quien }) };
  const query = useCall(
    listAdhesions,
    { params: { id }, query: { pagina: page, porPagina: pageSize, ...asked } },
    { keepPrevious: true },
  );
  const change = (changes: Parameters<typeof set>[0]) => {
    set(changes);
    setTicked([]);
  };
  const name = programme.data?.programa.textos;
  return (
    <>
      <PageHead
        title={titles('programmeAdhesions')}
        context={
          <ScreenLink to="managedProgramme" params={{ id }}>
            {name?.es?.titulo ?? name?.ca?.titulo ?? name?.en?.titulo ?? t('standing.title')}
          </ScreenLink>
        }
      />
      <Box mb="md">
        <SearchBar
          text={texto}
          onSearch={(typed) => change({ texto: typed })}
          label={t('adhesions.search')}
          submitLabel={t('adhesions.submit')}
        >
          {(typed) => (
            <>
              <NativeSelect
                label={t('adhesions.state')}
                value={estado ?? ''}
                onChange={({ currentTarget: { value } }) => change({ texto: typed, estado: value })}
                data={[
                  { value: '', label: t('adhesions.anyState') },
                  ...adhesionStates.map((one) => ({ value: one, label: programmes(`states.${one}`) })),
                ]}
              />
              <NativeSelect
                label={t('adhesions.who')}
                value={quien ?? ''}
                onChange={({ currentTarget: { value } }) => change({ texto: typed, quien: value })}
                data={[
                  { value: '', label: t('adhesions.anyWho') },
                  ...sides.map((one) => ({ value: one, label: t(`adhesions.${one}`) })),
                ]}
              />
            </>
          )}
        </SearchBar>
      </Box>
      <Answers idPrograma={Number(id)} ticked={ticked} onDone={() => setTicked([])} />
      <FilteredList
        label={titles('programmeAdhesions')}
        query={query}
        page={page}
        pageSize={pageSize}
        turn={(to) => {
          turn(to);
          setTicked([]);
        }}
        countOf={({ numTotal }) => t('adhesions.count', { count: numTotal })}
        actions={<Export idPrograma={Number(id)} />}
        nothing={
          <EmptyState icon={<IconUsers size={28} />} title={t('adhesions.empty')}>
            {t('adhesions.emptyBody')}
          </EmptyState>
        }
        rowsOf={({ adhesiones }) =>
          adhesiones.map((adhesion) => ({
            id: adhesion.id,
            row: (
              <AdhesionRow
                adhesion={adhesion}
                isTicked={ticked.some(({ id: one }) => one === adhesion.id)}
                onTick={(isTicked) =>
                  setTicked(
                    isTicked ? [...ticked, adhesion] : ticked.filter(({ id: one }) => one !== adhesion.id),
                  )
                }
              />
            ),
          }))
        }
      />
    </>
  );
}

interface RowProps {
  adhesion: ManagedAdhesion;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function AdhesionRow({ adhesion, isTicked, onTick }: RowProps) {
  const t = useTexts('programmeForm');
  const programmes = useTexts('programmes');
  const { shortDay } = useFormat();
  const { nombre, quien, idQuien, email, estado, fecha, motivo } = adhesion;
  return (
    <Row columns={{ wide: '2rem minmax(0, 1fr) 9rem' }}>
      <Checkbox
        aria-label={t('adhesions.select', { name: nombre })}
        checked={isTicked}
        onChange={({ currentTarget: { checked } }) => onTick(checked)}
      />
      <div>
        <h3>
          <ScreenLink to={quien === 'alumno' ? 'managedStudent' : 'managedCompany'} params={{ id: idQuien }}>
            {nombre}
          </ScreenLink>
        </h3>
        <Text dim small>
          {[t(`adhesions.${quien}`), email, shortDay(fecha), motivo].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <StateBadge meaning={meanings[estado]}>{programmes(`states.${estado}`)}</StateBadge>
    </Row>
  );
}

interface AnswerProps {
  idPrograma: number;
  ticked: readonly ManagedAdhesion[];
  onDone: () => void;
}

function Answers({ idPrograma, ticked, onDone }: AnswerProps) {
  const t = useTexts('programmeForm');
  const [isRefusing, setRefusing] = useState(false);
  const [isReconsidering, setReconsidering] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The buttons go away with what was ticked.
  const done = () => {
    setReconsidering(false);
    onDone();
    place.current?.focus();
  };
  const accept = useSend(acceptAdhesions, { invalidates: stale, onSuccess: done });
  const count = ticked.length;
  const answered = ticked.filter(({ estado }) => estado !== 'solicitada');
  const send = () => accept.mutate({ body: { idPrograma, adhesiones: ticked.map(({ id }) => id) } });
  return (
    <Group mb="md" mih="2.75rem" ref={place} tabIndex={-1}>
      {count === 0 ? (
        <Text dim small>
          {t('adhesions.hint')}
        </Text>
      ) : (
        <>
          <Button
            loading={accept.isPending}
            onClick={() => (answered.length > 0 ? setReconsidering(true) : send())}
          >
            {t('adhesions.accept', { count })}
          </Button>
          <Button variant="default" onClick={() => setRefusing(true)}>
            {t('adhesions.refuse', { count })}
          </Button>
        </>
      )}
      <ErrorBanner error={isReconsidering ? null : accept.error} />
      <ConfirmDialog
        opened={isReconsidering}
        title={t('adhesions.reconsider.title')}
        confirmLabel={t('adhesions.reconsider.confirm')}
        busy={accept.isPending}
        onConfirm={send}
        onCancel={() => setReconsidering(false)}
      >
        <p>{t('adhesions.reconsider.text', { names: namesOf(answered) })}</p>
        <ErrorBanner error={accept.error} />
      </ConfirmDialog>
      <Dialog
        opened={isRefusing}
        onClose={() => setRefusing(false)}
        title={t('adhesions.refuseTitle')}
        closesOutside={false}
      >
        <RefuseForm
          idPrograma={idPrograma}
          ticked={ticked}
          onCancel={() => setRefusing(false)}
          onDone={() => {
            setRefusing(false);
            done();
          }}
        />
      </Dialog>
    </Group>
  );
}

const namesOf = (adhesions: readonly ManagedAdhesion[]): string =>
  adhesions.map(({ nombre }) => nombre).join(', ');

function RefuseForm({ idPrograma, ticked, onDone, onCancel }: AnswerProps & { onCancel: () => void }) {
  const t = useTexts('programmeForm');
  const refuse = useSend(refuseAdhesions, { invalidates: stale });
  const form = useContractForm({
    schema: bodyOf(refuseAdhesions),
    initialValues: { idPrograma, adhesiones: ticked.map(({ id }) => id), motivo: '' },
    onSubmit: async (body) => {
      await refuse.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <DialogForm
      form={form}
      error={refuse.error}
      submitLabel={t('adhesions.refuseButton')}
      destructive
      onCancel={onCancel}
    >
      <p>{t('adhesions.refuseNames', { names: namesOf(ticked) })}</p>
      <p>{t('adhesions.refuseText')}</p>
      <ReasonField
        label={t('adhesions.reason')}
        maxLength={1000}
        {...form.getInputProps('motivo')}
        data-path="motivo"
      />
    </DialogForm>
  );
}

function Export({ idPrograma }: { idPrograma: number }) {
  const t = useTexts('programmeForm');
  const send = useSend(exportAdhesions, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <ExportButtons
      labelOf={(formato) => t(`adhesions.export.${formato}`)}
      making={send.isPending ? send.variables.body.formato : null}
      error={send.error}
      onExport={(formato) => send.mutate({ body: { idPrograma, formato } })}
    />
  );
}
