import type { OfferType } from '@portal/contract/offer-fields';
import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { textClass } from '../../ui/Text.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { OfferDetail } from './OfferDetail.tsx';
import { OfferHead } from './OfferHead.tsx';
import classes from './OfferPage.module.css';
import { OfferView } from './OfferView.tsx';
import { visitOf } from './visit.ts';

/** An offer as a page of its own. */
export function OfferPage({ tipo, urlAcceso }: { tipo: OfferType; urlAcceso: string }) {
  return (
    <>
      <Back tipo={tipo} />
      <OfferView tipo={tipo} urlAcceso={urlAcceso} skeleton={<Skeletons shape="page" />}>
        {(answer, apply) => (
          <div className={classes.page}>
            <div className={classes.head}>
              <PageHead ownTitle title={answer.oferta.titulo} context={<OfferHead answer={answer} />} />
            </div>
            <OfferDetail answer={answer} order={2} />
            <div className={classes.bar}>
              <ApplyBar answer={answer} onApply={apply} />
            </div>
          </div>
        )}
      </OfferView>
    </>
  );
}

/** Back to where one was in the list, page and scroll; from elsewhere, to the same search. */
function Back({ tipo }: { tipo: OfferType }) {
  const t = useTexts('studentOffers');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const back = (event: MouseEvent) => {
    if (!visitOf(state).fromResults || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      to={pathTo(offersScreen[tipo]) + search}
      onClick={back}
      className={textClass({ small: true, className: classes.back })}
    >
      <IconArrowLeft size={18} aria-hidden />
      {t('detail.back')}
    </Link>
  );
}
