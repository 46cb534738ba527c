import { Candidates } from '../../features/candidates/Candidates.tsx';
import OwnOffer from '../../features/company-offers/OwnOffer.tsx';

/** A company's offer with its candidates. */
export default function OwnOfferScreen() {
  return <OwnOffer candidates={(offer) => <Candidates {...offer} />} />;
}
