import { Box, Button } from '@mantine/core';
import { deleteExperience, type Experience as Job } from '@portal/contract/experience';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { StoredCv } from '../../../domain/cv/completeness.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { placeNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';
import { readFromCv } from '../read-from-cv.ts';
import { ExperienceForm } from './ExperienceForm.tsx';
import { JobView } from './JobView.tsx';

interface Props {
  jobs: readonly Job[];
  attachments: StoredCv['adjuntosExperiencia'];
}

/** What the student has worked as, which an offer's years of experience are counted from. */
export function Experience({ jobs, attachments }: Props) {
  const t = useTexts('cvEntries');
  const cv = useTexts('cv');
  const [edited, setEdited] = useState<Job | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Job | null>(null);
  const stay = useRef(() => {});
  const add = t('experience.add');
  const attachmentOf = (job: Job) =>
    attachments.find(({ idExperiencia }) => idExperiencia === job.id) ?? null;
  const opened = edited === 'new' ? null : edited;
  return (
    <Section id="profesional" title={cv('sections.profesional')} description={t('experience.description')}>
      {jobs.length === 0 ? (
        <Text dim>{t('experience.empty')}</Text>
      ) : (
        <ul className={classes.rows} aria-label={t('experience.list')}>
          {jobs.map((job) => (
            <li key={job.id} className={classes.study}>
              <JobView
                job={job}
                attachment={attachmentOf(job)}
                onEdit={() => setEdited(job)}
                onRemove={(button) => {
                  stay.current = placeNear(button);
                  setDoomed(job);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Box mt="md">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          {add}
        </Button>
      </Box>
      <Dialog
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={opened === null ? add : t('entries.editOf', { name: opened.puesto })}
        size="lg"
        closesOutside={false}
      >
        <ExperienceForm
          job={opened}
          attachment={opened && attachmentOf(opened)}
          onDone={() => setEdited(null)}
        />
      </Dialog>
      <DeleteExperience job={doomed} onClose={() => setDoomed(null)} onDone={() => stay.current()} />
    </Section>
  );
}

interface DeleteProps {
  job: Job | null;
  onClose: () => void;
  onDone: () => void;
}

/** Asks first: what goes with its attachment does not come back as it was. */
function DeleteExperience({ job, onClose, onDone }: DeleteProps) {
  const t = useTexts('cvEntries');
  // What is said stays while the dialog fades.
  const [named, setNamed] = useState('');
  if (job !== null && job.puesto !== named) setNamed(job.puesto);
  const remove = useSend(deleteExperience, { invalidates: readFromCv, quiet: true, onSuccess: onClose });
  return (
    <ConfirmDialog
      opened={job !== null}
      title={t('experience.removeTitle')}
      confirmLabel={t('experience.removeConfirm')}
      destructive
      busy={remove.isPending}
      onConfirm={() => job !== null && remove.mutate({ body: { id: job.id } }, { onSuccess: onDone })}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
    >
      <p>{t('experience.removeBody', { name: named })}</p>
      <ErrorBanner error={remove.error} />
    </ConfirmDialog>
  );
}
