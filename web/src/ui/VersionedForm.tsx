import { useTexts } from '../lib/i18n/i18n.ts';
import { useFormat } from '../lib/i18n/useFormat.ts';
import type { Area, AreaTexts } from '../locales/areas.ts';
import { EditConflict } from './EditConflict.tsx';
import { RestoredBanner } from './RestoredBanner.tsx';

interface VersionedTexts {
  readonly restored: { readonly title: string; readonly body: string; readonly discard: string };
  readonly conflict: {
    readonly title: string;
    readonly body: string;
    readonly mine: string;
    readonly theirs: string;
  };
}

/** The areas of texts that are of a form that others may save meanwhile. */
type VersionedArea = { [A in Area]: AreaTexts[A] extends VersionedTexts ? A : never }[Area];

interface RestoredProps {
  kept: { readonly restoredAt: Date | null; readonly takeTheirs: () => void };
  area: VersionedArea;
}

/** Shown where the content of the form was typed on an earlier visit and never sent. */
export function RestoredDraft({ kept: { restoredAt, takeTheirs }, area }: RestoredProps) {
  const t = useTexts(area);
  const { dayAndTime } = useFormat();
  if (restoredAt === null) return null;
  return (
    <RestoredBanner title={t('restored.title')} discardLabel={t('restored.discard')} onDiscard={takeTheirs}>
      <p>{t('restored.body', { when: dayAndTime(restoredAt.toISOString()) })}</p>
    </RestoredBanner>
  );
}

interface ConflictProps {
  kept: {
    readonly isOutdated: boolean;
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
  };
  area: VersionedArea;
}

/** Shown where somebody else has saved a newer version: the reader chooses between both. */
export function SavedByOthers({ kept: { isOutdated, keepMine, takeTheirs }, area }: ConflictProps) {
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
