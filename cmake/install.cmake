# cmake --install build/release: the program, the page (./run --build-only makes both) and what systemd needs to run
# them. The units name /usr/local, which is the prefix where no other is given.
install(TARGETS trictrac RUNTIME DESTINATION bin)
install(DIRECTORY web/dist/ DESTINATION share/trictrac/web)
install(PROGRAMS deploy/backup.sh DESTINATION lib/trictrac)
install(FILES deploy/trictrac.service deploy/trictrac-backup.service deploy/trictrac-backup.timer
  DESTINATION lib/systemd/system)
install(FILES deploy/prometheus.yml deploy/trictrac-alerts.yml DESTINATION share/trictrac/deploy)
