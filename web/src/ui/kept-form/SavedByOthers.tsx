import { useTexts } from '../../lib/i18n/i18n.ts';
import { EditConflict } from '../EditConflict.tsx';
import type { KeptFormArea } from './area.ts';

interface Props {
  kept: {
    readonly isOutdated: boolean;
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
  };
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
