import { useState } from 'react';
import { CompanySignup } from './CompanySignup.tsx';
import { Received } from './Received.tsx';

export default function RequestAccount() {
  const [email, setEmail] = useState<string | null>(null);
  return email === null ? <CompanySignup onSent={setEmail} /> : <Received of="company" email={email} />;
}
