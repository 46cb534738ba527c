import { Button, Group, Title } from '@mantine/core';
import { deleteStudy, editEducationLevel, getStudies, type ListedStudy } from '@portal/contract/studies';
import { listOwnStudyRequests, type OwnStudyRequest } from '@portal/contract/study-requests';
import { IconPlus, IconSchool } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { placeNear } from '../../../ui/stay-near.ts';
import classes from '../Cv.module.css';
import { readFromStudies } from './read-from-studies.ts';
import { Stays } from './Stays.tsx';
import { StudyForm } from './StudyForm.tsx';
import { type Asked, StudyRequestForm } from './StudyRequestForm.tsx';
import { StudyRequests } from './StudyRequests.tsx';
import { StudyView } from './StudyView.tsx';
import { Trainings } from './Trainings.tsx';
import { useStudyName } from './useStudyName.ts';

/** The links to copies are good for a short time. */
const linksLastSeconds = 240;

/** Studies at the university, which it keeps, and elsewhere, which the student writes. */
export function Studies() {
  const t = useTexts('studies');
  const query = useCall(getStudies, {}, { keepPrevious: true, everySeconds: linksLastSeconds });
  const requests = useCall(listOwnStudyRequests, {}, { keepPrevious: true });
  return (
    <Section id="academicos" title={t('title')} description={t('description')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {({ estudios, formacion, estancias, idNivelFormativoSNE }) => (
          <>
            <CallView query={requests} skeleton={<Skeletons shape="row" count={2} />}>
              {(asked) => <StudyList studies={estudios} requests={asked} />}
            </CallView>
            <Trainings trainings={formacion} />
            <Stays stays={estancias} />
            <EducationLevel level={idNivelFormativoSNE} />
          </>
        )}
      </CallView>
    </Section>
  );
}

/** `new` while one is added, the study while it is edited. */
type Edited = ListedStudy | 'new' | null;

interface ListProps {
  studies: readonly ListedStudy[];
  requests: readonly OwnStudyRequest[];
}

function StudyList({ studies, requests }: ListProps) {
  const t = useTexts('studies');
  const entry = useTexts('cvEntries');
  const nameOf = useStudyName();
  const [edited, setEdited] = useState<Edited>(null);
  const [doomed, setDoomed] = useState<ListedStudy | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stay = useRef(() => {});
  const titleOf = (request: Asked | null): string => {
    if (request === null || request.tipo === 'alta') return t('requests.add');
    const name = nameOf(request.study);
    return t(request.tipo === 'baja' ? 'requests.removeOf' : 'requests.correctOf', { name });
  };
  return (
    <>
      {studies.length === 0 ? (
        <EmptyState icon={<IconSchool size={28} />} title={t('empty')}>
          {t('emptyBody')}
        </EmptyState>
      ) : (
        <ul className={classes.rows} aria-label={t('list')}>
          {studies.map((study) => (
            <li key={study.id} className={classes.study}>
              <StudyView
                study={study}
                requests={requests.filter(({ idEstudio }) => idEstudio === study.id)}
                onAsk={(tipo) => setAsked({ tipo, study })}
                onEdit={() => setEdited(study)}
                onRemove={(button) => {
                  stay.current = placeNear(button);
                  setDoomed(study);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <StudyRequests requests={requests.filter(({ tipo }) => tipo === 'alta')} />
      <Group gap="xs" align="stretch" mt="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {t('add')}
        </Button>
        <Button variant="default" onClick={() => setAsked({ tipo: 'alta' })}>
          {t('requests.add')}
        </Button>
      </Group>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={
          edited === null || edited === 'new' ? t('add') : entry('entries.editOf', { name: nameOf(edited) })
        }
        size="lg"
        closesOutside={false}
      >
        <StudyForm study={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      </Dialog>
      <Dialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={titleOf(asked)}
        size="lg"
        closesOutside={false}
      >
        {asked !== null && <StudyRequestForm asked={asked} onDone={() => setAsked(null)} />}
      </Dialog>
      <DeleteStudy study={doomed} onClose={() => setDoomed(null)} onDone={() => stay.current()} />
    </>
  );
}

interface DeleteProps {
  study: ListedStudy | null;
  onClose: () => void;
  onDone: () => void;
}

function DeleteStudy({ study, onClose, onDone }: DeleteProps) {
  const t = useTexts('studies');
  const nameOf = useStudyName();
  // What is said stays while the dialog fades.
  const [named, setNamed] = useState('');
  if (study !== null && nameOf(study) !== named) setNamed(nameOf(study));
  const remove = useSend(deleteStudy, { invalidates: readFromStudies, quiet: true, onSuccess: onClose });
  return (
    <ConfirmDialog
      opened={study !== null}
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() => study !== null && remove.mutate({ body: { id: study.id } }, { onSuccess: onDone })}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>{t('removeBody', { name: named })}</p>
      <ErrorBanner error={remove.error} />
    </ConfirmDialog>
  );
}

/** The highest level of education, saved as it is chosen. */
function EducationLevel({ level }: { level: number | null }) {
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
