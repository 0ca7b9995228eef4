import './site.css';
import './parts/site-frame.module.css';
import './pages/message.module.css';
