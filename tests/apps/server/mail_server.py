#!/usr/bin/python3
"""A mail server that keeps what it takes (aiosmtpd of Debian).

mail_server.py FOLDER   writes the port it listens on to FOLDER/port; letters are in FOLDER/box/new
"""
import asyncio
import os
import pathlib
import sys

from aiosmtpd.handlers import Mailbox
from aiosmtpd.smtp import SMTP

folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True)


async def serve():
    box = Mailbox(str(folder / "box"))
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    part = folder / "part"
    part.write_text(str(server.sockets[0].getsockname()[1]))
    os.rename(part, folder / "port")
    await server.serve_forever()


asyncio.run(serve())
