import { getCandidate } from '@portal/contract/candidates';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePageTitle } from '../../lib/routing/page-title.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import classes from './CandidatePage.module.css';
import { useMarkedRead } from './CandidatePanel.tsx';
import { CandidateView } from './CandidateView.tsx';
import { neighbours, rememberedList } from './candidate-order.ts';
import { StepButtons } from './StepButtons.tsx';

/** A candidate's CV on a page of its own. */
export default function CandidatePage() {
  const { id = '' } = useParams();
  const t = useTexts('candidates');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const candidate = useCall(getCandidate, { params: { id } });
  const { data } = candidate;
  useMarkedRead(data?.candidato.idCandidatura);
  const list = rememberedList(Number(id));
  const walk = list && neighbours(list.order, Number(id));
  usePageTitle(data && `${data.candidato.nombre} ${data.candidato.apellidos}`);
  return (
    <div className={classes.page}>
      <CallView query={candidate}>
        {(datos) => (
          <>
            <div className={classes.head}>
              <ScreenLink
                to="companyOffer"
                params={{ id: datos.urlOferta }}
                search={list?.search ?? ''}
                className={classes.back}
              >
                <IconArrowLeft size={18} aria-hidden />
                {t('panel.back')}
              </ScreenLink>
              <StepButtons
                previous={walk ? walk.previous : datos.idCandidaturaAnterior}
                next={walk ? walk.next : datos.idCandidaturaSiguiente}
                onStep={(next) => navigate(pathTo('candidate', { id: next }), { replace: true })}
              />
            </div>
            <div className={classes.sheet} key={id}>
              <CandidateView candidate={datos} isPage />
            </div>
          </>
        )}
      </CallView>
    </div>
  );
}
