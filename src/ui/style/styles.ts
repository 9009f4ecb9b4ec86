import './layers.css';
import './fonts.css';
/* The layered files: own styles win without fighting. Others are imported by the part that uses the component. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './global.css';
