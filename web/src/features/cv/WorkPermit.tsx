import { editWorkPermit } from '@portal/contract/cv';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { readFromCv } from './read-from-cv.ts';
import { SavedSwitch } from './SavedSwitch.tsx';

/** Asked only of who needs one; here and not among the interests, because it hangs on the nationality. */
export function WorkPermit({ has }: { has: boolean }) {
  const t = useTexts('cv');
  const save = useSend(editWorkPermit, { invalidates: readFromCv, quiet: true });
  return (
    <SavedSwitch
      label={t('personal.permit')}
      description={t('personal.permitHelp')}
      checked={has}
      error={save.error}
      save={(permiso) => save.mutateAsync({ body: { permiso } })}
    />
  );
}
