import type { Answer } from '@portal/contract/endpoint';
import type { openSurveyAccess } from '@portal/contract/surveys';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useLinkSecret } from '../../../lib/routing/useLinkSecret.ts';
import { answerName } from './kept-answer.ts';

export type SurveyWays = Answer<typeof openSurveyAccess>;

export interface SurveyAddress {
  readonly id: string;
  /** Where its answer is kept in this tab. */
  readonly name: string;
  /** The token of a tutor who came by link. */
  readonly enlace: string | null;
  readonly querystringValue: string;
  /** What of it stands in an address: never the token. */
  readonly search: string;
}

/** Which survey, about which placement, by whose link. The token of a link leaves the address at once. */
export function useSurveyAddress(): SurveyAddress {
  const { id = '' } = useParams();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { secret } = useLinkSecret(`survey.${id}`);
  const query = new URLSearchParams(search);
  const given = query.get('enlace');
  const idPractica = query.get('idPractica');
  const shown = idPractica === null ? '' : `?${new URLSearchParams({ idPractica })}`;
  useLayoutEffect(() => {
    if (given !== null) navigate(`${pathname}${shown}#${given}`, { replace: true });
  }, [given, pathname, shown, navigate]);
  const enlace = given ?? secret;
  const values = new URLSearchParams({
    ...(idPractica !== null && { idPractica }),
    ...(enlace !== null && { enlace }),
  });
  return {
    id,
    name: answerName(id, idPractica),
    enlace,
    querystringValue: values.toString(),
    search: shown,
  };
}
