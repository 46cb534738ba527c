import { type Guide, listGuides } from '@portal/contract/guides';
import { IconBook2 } from '@tabler/icons-react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { GuideCard } from './GuideCard.tsx';
import classes from './guides.module.css';

/** Every orientation guide for the student. */
export default function Guides() {
  const t = useTexts('guides');
  const titles = useTitles();
  const query = useCall(listGuides, {});
  return (
    <>
      <PageHead title={titles('guides')} context={t('context')} />
      <CallView query={query} skeleton={<Skeletons shape="card" count={4} />}>
        {(guides) =>
          guides.length === 0 ? (
            <EmptyState icon={<IconBook2 size={28} />} title={t('empty')}>
              {t('emptyBody')}
            </EmptyState>
          ) : (
            <Cards guides={guides} />
          )
        }
      </CallView>
    </>
  );
}

function Cards({ guides }: { guides: readonly Guide[] }) {
  useAnchor();
  return (
    <ul className={classes.cards}>
      {guides.map((guide) => (
        <li key={guide.idGuia} id={`guia-${guide.idGuia}`}>
          <GuideCard guide={guide} order={2} />
        </li>
      ))}
    </ul>
  );
}
