import { Button, Group, Stack } from '@mantine/core';
import { getCentreRequest } from '@portal/contract/education-requests';
import {
  acceptCentreRequest,
  centrePart,
  centrePartDraft,
  editCentreRequest,
} from '@portal/contract/schemas/education-requests';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../../lib/api/calls.ts';
import { send } from '../../../lib/api/client.ts';
import { problemsIn } from '../../../lib/forms/forms.ts';
import { useVersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { RestoredDraft, SavedByOthers } from '../../../ui/VersionedForm.tsx';
import { CentrePartFields } from './CentrePartFields.tsx';
import { type CentreRequestDetail, changedByCentre, versionOf, wholePart } from './centre-request.ts';

/** The school's side of a request, saved as it is or along with the acceptance. */
export function CentrePartForm({ opened: request }: { opened: CentreRequestDetail }) {
  const t = useTexts('educationCentre');
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { id } = request;
  const [opened] = useState(() => versionOf(request));
  const accepts = useRef(false);
  const edit = useSend(editCentreRequest, { invalidates: changedByCentre });
  const accept = useSend(acceptCentreRequest, { invalidates: changedByCentre });
  const kept = useVersionedForm({
    name: `education-request.${id}`,
    schema: centrePartDraft,
    // Accepting needs what may be missing from what is only kept.
    also: (values) => (accepts.current ? problemsIn(centrePart, values) : {}),
    bodyPath: 'datos',
    opened,
    read: async () => versionOf(await send(getCentreRequest, { params: { id } })),
    save: async (datos, { version }) => {
      const done = accepts.current
        ? await accept.mutateAsync({ body: { id, version, datos: wholePart(datos) } })
        : await edit.mutateAsync({ body: { id, version, datos } });
      return done.datos.version;
    },
    onSaved: () => navigate(pathTo('educationRequest', { id })),
  });
  const { form } = kept;
  const isUnanswered = request.estado === 'abierta';
  return (
    <form {...form.formProps}>
      <Stack>
        <RestoredDraft kept={kept} area="educationCentre" />
        <CentrePartFields form={form} />
        <SavedByOthers kept={kept} area="educationCentre" />
        <ErrorBanner error={kept.error} />
        <Group>
          {isUnanswered && (
            <Button
              type="submit"
              loading={kept.busy && accepts.current}
              disabled={kept.busy}
              onClick={() => {
                accepts.current = true;
              }}
            >
              {t('form.saveAndAccept')}
            </Button>
          )}
          <Button
            type="submit"
            ref={kept.submit}
            {...(isUnanswered && { variant: 'default' })}
            loading={kept.busy && !accepts.current}
            disabled={kept.busy}
            onClick={() => {
              accepts.current = false;
            }}
          >
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
