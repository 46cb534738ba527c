import { useTexts } from '../lib/i18n.ts';
import type { KeptForm, KeptFormArea } from '../lib/kept-form.ts';
import { EditConflict } from './EditConflict.tsx';

interface Props {
  kept: Pick<KeptForm<never>, 'isOutdated' | 'keepMine' | 'takeTheirs'>;
  area: KeptFormArea;
}

/** Where somebody else has saved meanwhile what is in the form: what is to become of it. */
export function SavedByOthers({ kept: { isOutdated, keepMine, takeTheirs }, area }: Props) {
  const t = useTexts(area);
  if (!isOutdated) return null;
  return (
    <EditConflict
      title={t('conflict.title')}
      body={t('conflict.body')}
      mineLabel={t('conflict.mine')}
      theirsLabel={t('conflict.theirs')}
      onMine={keepMine}
      onTheirs={takeTheirs}
    />
  );
}
